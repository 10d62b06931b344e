# One image for API, build and host: the host builds, too, so it needs the sources and their packages.
FROM node:22-bookworm-slim AS packages
WORKDIR /srv/gallery/site
COPY package.json package-lock.json ./
COPY plugins plugins
# Tests and their browser stay out. `prepare` finds no husky here, and goes on.
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:22-bookworm-slim
ENV NODE_ENV=production \
    GATSBY_TELEMETRY_DISABLED=1 \
    API_CATALOGUE_DIR=/srv/gallery/catalogue \
    API_DATA_DIR=/srv/gallery/data \
    DEPLOY_DIR=/srv/gallery/deploy
WORKDIR /srv/gallery/site
COPY --from=packages /srv/gallery/site/node_modules node_modules
COPY . .
# The desk, which the API serves.
RUN node --import tsx scripts/desk.ts
# Volumes that are new take over these folders with their owner; the sources are root's, and only read.
RUN cp -r api/catalogue /srv/gallery/catalogue \
    && mkdir -p /srv/gallery/data /srv/gallery/deploy \
    && chown -R node:node /srv/gallery/catalogue /srv/gallery/data /srv/gallery/deploy
USER node
VOLUME ["/srv/gallery/catalogue", "/srv/gallery/data", "/srv/gallery/deploy"]
CMD ["node", "--import", "tsx", "host/main.ts"]
