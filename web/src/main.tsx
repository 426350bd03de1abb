import { render } from "preact";
import { App } from "./app";
import { keepShell } from "./net/shell";
import "./style/base.css";
import "./style/board.css";
import "./style/parts.css";
import "./style/table.css";
import "./style/phone.css";
import "./style/screens.css";
import "./style/cartouche-cards.css";
import "./style/cartouche.css";
import "./style/cartouche-phone.css";
import "./style/intro.css";
import "./style/large.css";
import "./style/touch.css";

const root = document.getElementById("app");
if (root) render(<App />, root);
keepShell();
