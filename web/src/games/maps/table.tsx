import type { Desk } from "../../table/desk";
import { EndPanel } from "../../table/end";
import { NewsPanel } from "../../table/live";
import { PlayBoard } from "../../table/play-board";
import { PlayersPanel } from "../../table/players";
import { CardPanel } from "./card";
import { GoalsPanel } from "./goals";
import { ToolsPanel } from "./tools";
import "./table.css";

/** The map, and beside it the card that lies there and what scores. */
export function MapTable({ desk }: { desk: Desk }) {
  const { session } = desk;
  const isOver = session.table.value?.is_over ?? false;
  return (
    <div class="map-table">
      <PlayBoard desk={desk} />
      <div class="side">
        {isOver ? (
          <EndPanel desk={desk} />
        ) : (
          <div class="drawing">
            <CardPanel desk={desk} />
            <ToolsPanel desk={desk} />
          </div>
        )}
        <div class="standing">
          <GoalsPanel desk={desk} />
          <PlayersPanel desk={desk} />
          <NewsPanel session={session} />
        </div>
      </div>
    </div>
  );
}
