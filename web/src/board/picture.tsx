/** A map to keep: the drawing as a file of its own, always on light paper. */

import { render } from "preact";
import type { Chart } from "../wire";
import style from "./board.css?inline";
import { SIZE } from "./ink";
import { MapInk, Names } from "./map";

const EDGE = 40;
const FOOT = 34;
const PNG_SCALE = 2.5;

function drawn(game: string, chart: Chart, title: string): { text: string; width: number; height: number } {
  const width = chart.cols * SIZE + 2 * EDGE;
  const height = chart.rows * SIZE + 2 * EDGE + FOOT;
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
      <MapInk game={game} chart={chart} />
      <Names rows={chart.rows} cols={chart.cols} />
      <text class="title" x={(chart.cols * SIZE) / 2} y={chart.rows * SIZE + FOOT}>
        {title}
      </text>
    </svg>,
    holder,
  );
  const svg = holder.firstElementChild;
  const text = svg ? new XMLSerializer().serializeToString(svg) : "";
  render(null, holder);
  return { text, width, height };
}

function save(blob: Blob, file: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export function keepSvg(game: string, chart: Chart, title: string, file: string): void {
  save(new Blob([drawn(game, chart, title).text], { type: "image/svg+xml" }), `${file}.svg`);
}

export function keepPng(game: string, chart: Chart, title: string, file: string): void {
  const { text, width, height } = drawn(game, chart, title);
  const image = new Image();
  image.onload = () => {
    const canvas = document.createElement("canvas");
    canvas.width = width * PNG_SCALE;
    canvas.height = height * PNG_SCALE;
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    canvas.toBlob((blob) => blob && save(blob, `${file}.png`), "image/png");
  };
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
}
