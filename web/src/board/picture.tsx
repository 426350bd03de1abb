/** Pictures to keep and to send: a drawing as a file of its own, always on light paper, with our own letters. */

import { type ComponentChild, render } from "preact";
import display from "../fonts/display-700.woff2?url";
import words from "../fonts/text-400.woff2?url";
import type { Chart } from "../wire";
import style from "./board.css?inline";
import { SIZE } from "./ink";
import { MapInk, Names } from "./map";

const EDGE = 40;
const FOOT = 34;
const PNG_SCALE = 2.5;

/** Drawn, as the text of an SVG; what it says of itself stands in it as its title, and nothing else does. */
export interface Picture {
  text: string;
  title: string;
  width: number;
  height: number;
}

type Size = Pick<Picture, "width" | "height">;

/** What is drawn here, its top left corner at the edges. */
export function pictureOf(inside: ComponentChild, title: string, { width, height }: Size): Picture {
  const holder = document.createElement("div");
  render(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      class="board picture"
      width={width}
      height={height}
      viewBox={`${-EDGE} ${-EDGE} ${width} ${height}`}
    >
      <title>{title}</title>
      <style>{style}</style>
      <rect class="sheet-of-paper" x={-EDGE} y={-EDGE} width={width} height={height} />
      {inside}
    </svg>,
    holder,
  );
  const svg = holder.firstElementChild;
  const text = svg ? new XMLSerializer().serializeToString(svg) : "";
  render(null, holder);
  return { text, title, width, height };
}

/** How large a map is in a picture, with its edges. */
export function mapSize({ rows, cols }: Pick<Chart, "rows" | "cols">): Size {
  return { width: cols * SIZE + 2 * EDGE, height: rows * SIZE + 2 * EDGE };
}

/** A map, and its title under it. */
export function mapPicture(game: string, chart: Chart, title: string): Picture {
  const { width, height } = mapSize(chart);
  const inside = (
    <>
      <MapInk game={game} chart={chart} />
      <Names rows={chart.rows} cols={chart.cols} />
      <text class="title" x={(chart.cols * SIZE) / 2} y={chart.rows * SIZE + FOOT}>
        {title}
      </text>
    </>
  );
  return pictureOf(inside, title, { width, height: height + FOOT });
}

export function save(blob: Blob, file: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export function keepSvg({ text }: Picture, file: string): void {
  save(new Blob([text], { type: "image/svg+xml" }), `${file}.svg`);
}

/** The picture in points of colour, as everything shows it. */
export async function pngOf({ text, width, height }: Picture): Promise<Blob | null> {
  const image = new Image();
  const lettered = text.replace("</style>", `${await letters()}</style>`);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(lettered)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width * PNG_SCALE;
  canvas.height = height * PNG_SCALE;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((tell) => canvas.toBlob(tell, "image/png"));
}

/** Our letters, written into the picture, since one that is drawn fetches nothing; none where they are not at hand. */
async function letters(): Promise<string> {
  const faces = Object.entries({ "Landscribe Display": display, "Landscribe Text": words });
  const written = faces.map(async ([name, url]) => {
    const data = await dataUrl(await (await fetch(url)).blob());
    return `@font-face{font-family:"${name}";src:url(${data})}`;
  });
  return (await Promise.all(written).catch(() => [])).join("");
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((tell) => {
    const reader = new FileReader();
    reader.onload = () => tell(String(reader.result));
    reader.readAsDataURL(blob);
  });
}
