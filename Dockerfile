# Askwell as a container. Written with care but not run by the people who wrote it: no container engine was at hand.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npm run build \
 && npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
# Gives back what compiling the embedded database took: docs/decisions/0064-idle-memory.md.
ENV MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/migrations ./migrations
COPY --from=build /app/content/docs ./content/docs
COPY --from=build /app/content/demo-shops ./content/demo-shops
COPY --from=build /app/installs ./installs
COPY --from=build /app/dist ./dist
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Without npm in between the server is the process that receives the stop signal.
CMD ["node", "--v8-pool-size=1", "--max-semi-space-size=8", "--enable-source-maps", "dist/server/main.js"]
