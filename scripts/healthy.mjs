// Whether the inn on this machine lives: for whoever watches over a container without a tool of its own.
const port = process.env.PORT || 4173;
const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
