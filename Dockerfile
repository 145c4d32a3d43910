# Hearthkin in an image: `docker build --tag hearthkin .`; docs/operations.md tells how to run it.

ARG NODE_VERSION=24

# What npm needs to compile better-sqlite3 where its ready-made binary cannot be fetched.
FROM node:${NODE_VERSION}-bookworm-slim AS tools
RUN apt-get update \
  && apt-get install --yes --no-install-recommends g++ make python3 \
  && rm -rf /var/lib/apt/lists/*
ENV npm_config_nodedir=/usr/local
WORKDIR /hearthkin
COPY package.json package-lock.json .npmrc ./

FROM tools AS build
RUN --mount=type=cache,target=/root/.npm npm ci
COPY . .
RUN npm run build

FROM tools AS packages
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev

FROM node:${NODE_VERSION}-bookworm-slim
LABEL org.opencontainers.image.title="Hearthkin" \
  org.opencontainers.image.description="A web platform on which adults who are lonely find platonic, family-like bonds." \
  org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production \
  HOST=0.0.0.0 \
  PORT=3000 \
  DATABASE_URL=sqlite:/data/hearthkin.db \
  SNAPSHOT_FOLDER=/data
WORKDIR /hearthkin
COPY package.json LICENSE ./
COPY --from=packages /hearthkin/node_modules node_modules
COPY adapters/sqlite/migrations adapters/sqlite/migrations
COPY adapters/postgres/migrations adapters/postgres/migrations
COPY --from=build /hearthkin/dist dist
RUN install --directory --owner=1000 --group=1000 --mode=0700 /data
VOLUME /data
# The user "node" of the base image, by number, so that it can be seen not to be root.
USER 1000:1000
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/api/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
