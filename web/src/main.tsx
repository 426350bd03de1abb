import "./style/base.css";
import { render } from "preact";
import { App } from "./app";
import { keepLayout } from "./layout";
import { keepShell } from "./net/shell";
import { keepSettings } from "./settings";
import "./style/screens.css";
import "./style/people.css";
import "./style/cartouche-cards.css";
import "./style/cartouche.css";
import "./style/cartouche-phone.css";
import "./style/intro.css";
import "./style/large.css";

keepSettings();
keepLayout();
const root = document.getElementById("app");
if (root) render(<App />, root);
keepShell();
