// The toy of ../load_toy.py as boardgame.io plays it: `node server.cjs PORT`.

const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const toy = {
  name: "toy",
  setup: () => ({ cells: Array(100).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place({ G, playerID }, cell) {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G }) => (G.cells.includes(null) ? undefined : { draw: true }),
};

Server({ games: [toy], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
