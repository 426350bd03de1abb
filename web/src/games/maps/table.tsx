import type { Controller } from "../../table/controller";
import { EndPanel } from "../../table/end";
import { NewsPanel } from "../../table/live";
import { PlayBoard } from "../../table/play-board";
import { PlayersPanel } from "../../table/players";
import { CardPanel } from "./card";
import { GoalsPanel } from "./goals";
import { TheatreLater } from "./theatre-later";
import { ToolsPanel } from "./tools";
import "./table.css";

/** The map, and beside it the card that lies there and what scores. */
export function MapTable({ controller }: { controller: Controller }) {
  const { session } = controller;
  const isOver = session.table.value?.is_over ?? false;
  return (
    <div class="map-table">
      <PlayBoard controller={controller} />
      <div class="side">
        <div class={isOver ? "drawing done" : "drawing"}>
          <CardPanel controller={controller} />
          <ToolsPanel controller={controller} />
          {isOver && <EndPanel controller={controller} />}
        </div>
        <div class="standing">
          <GoalsPanel controller={controller} />
          <PlayersPanel controller={controller} shape="strip" />
          <NewsPanel session={session} />
        </div>
      </div>
      <TheatreLater controller={controller} />
    </div>
  );
}
