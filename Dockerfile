# Builds the app; the final image contains only what it needs to run: no compiler, no build packages, no root.
#   docker build -t glowjar . && docker run --read-only -p 127.0.0.1:3000:3000 -v glowjar:/data glowjar

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY tsconfig*.json vite.config.ts ./
COPY content content
COPY scripts scripts
COPY src src
RUN npm run build
# The base image provides Node; the npm package `node` is only for other machines.
RUN npm pkg delete dependencies.node && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY bin bin
COPY package.json LICENSE CHANGELOG.md ./
RUN ln -s /app/bin/glowjar.js /usr/local/bin/glowjar && install -d -m 700 -o node -g node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=512", "dist/server/main.js"]
