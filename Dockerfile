# The inn as an image: built from this folder, run by nobody in particular. `npm run image` takes the same steps without
# Docker, in a clean folder; docs/ops.md says how to run it.
FROM node:22-bookworm-slim AS build
WORKDIR /tabard
COPY . .
RUN npm ci
RUN npm run build
RUN npm prune --omit=dev

FROM node:22-bookworm-slim
WORKDIR /tabard
ENV NODE_ENV=production TABARD_BUILT=1 HOST=0.0.0.0 PORT=4173 TABARD_DATA=/data LOG=info
COPY --from=build /tabard /tabard
RUN mkdir -p /data && chown 1000:1000 /data
VOLUME /data
USER 1000:1000
EXPOSE 4173
HEALTHCHECK CMD ["node", "scripts/healthy.mjs"]
STOPSIGNAL SIGTERM
# As `npm start` does: room for what lives no longer than an answer (docs/ops.md, "Sizing").
CMD ["node", "--min-semi-space-size=64", "--max-semi-space-size=64", "scripts/inn.mjs"]
