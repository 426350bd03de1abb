"""The page that describes the API: plain HTML, made here, because nothing may be loaded from elsewhere."""

from html import escape
from typing import Any

from fastapi.responses import HTMLResponse

STYLE = """body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem}
code,pre{font-family:ui-monospace,monospace}pre{overflow:auto;background:#8881;padding:.5rem}
h2{font-size:1.1rem;border-top:1px solid #8884;padding-top:1rem}"""
POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"


def api_page(schema: dict[str, Any]) -> HTMLResponse:
    """Every path of the API, and every type on the wire."""
    parts: list[str] = []
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            body = _names(operation.get("requestBody", {}))
            answer = _names(operation["responses"]["200"])
            parts.append(f"<h2><code>{method.upper()} {escape(path)}</code></h2>")
            parts.append(f"<p>{escape(operation.get('description', ''))}</p>")
            parts.append(f"<p>Takes {body or 'nothing'}, answers {answer or 'text'}.</p>")
    for name, model in schema["components"]["schemas"].items():
        fields = "\n".join(f"{key}: {_kind(value)}" for key, value in model.get("properties", {}).items())
        parts.append(f'<h2 id="{name}">{name}</h2><p>{escape(model.get("description", ""))}</p>')
        parts.append(f"<pre>{fields}</pre>")
    html = (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Landscribe: the API</title>'
        f"<style>{STYLE}</style><h1>Landscribe: the API</h1>"
        '<p>As a schema: <a href="/api/openapi.json">openapi.json</a>. The live connection is described in '
        f"<code>docs/protocol.md</code>.</p>{''.join(parts)}</html>"
    )
    return HTMLResponse(html, headers={"content-security-policy": POLICY})


def _names(part: dict[str, Any]) -> str:
    """The type of a body, linked to where it is described."""
    return " ".join(
        _kind(content["schema"]) for content in part.get("content", {}).values() if "schema" in content
    )


def _kind(schema: dict[str, Any]) -> str:
    match schema:
        case {"$ref": reference}:
            name = reference.rsplit("/", 1)[1]
            return f'<a href="#{name}">{name}</a>'
        case {"anyOf": parts} | {"oneOf": parts}:
            return " or ".join(_kind(part) for part in parts)
        case {"items": items}:
            return f"list of {_kind(items)}"
        case {"const": value}:
            return escape(repr(value))
        case _:
            return escape(str(schema.get("type", "anything")))
