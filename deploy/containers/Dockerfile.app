# One panel as one image, from the repository's root:
#   docker build -f deploy/containers/Dockerfile.app --build-arg APP=courier -t corre-courier:0.2.0 \
#     --build-arg FORMER=corre-courier:0.1.0 .
# FORMER is the image that is in service: its hashed files come along, so that an open page finds its own. The first has none.
ARG BUILD_IMAGE=docker.io/library/node:24.21.0-bookworm
ARG RUN_IMAGE=docker.io/nginxinc/nginx-unprivileged:1.28.0-bookworm
ARG FORMER=none

FROM scratch AS none
COPY LICENSE /srv/corre/LICENSE

FROM ${FORMER} AS former

FROM ${BUILD_IMAGE} AS release
ARG APP
# the public address goes into the landing page
ARG SITE_URL=http://localhost:8080
WORKDIR /corre
COPY . .
COPY --from=former /srv/corre /srv/corre
RUN npm install --no-audit --no-fund --loglevel=error \
  && SITE_URL="$SITE_URL" npm run --silent release -- "$APP" --raiz /srv/corre \
  && npm run --silent deploy:conf -- "panel:$APP" --apps /srv/corre/apps --out /panel.conf

FROM ${RUN_IMAGE}
COPY --from=release /srv/corre /srv/corre
COPY --from=release /panel.conf /etc/nginx/conf.d/default.conf
USER 101:101
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=5s --timeout=3s --retries=3 CMD ["curl", "--fail", "--silent", "http://127.0.0.1:8080/.corre/ok"]
