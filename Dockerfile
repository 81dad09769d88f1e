# Conclave as an image: `docker build -t conclave .`, then compose.yaml or compose.cluster.yaml, or by hand
# `docker run -p 8080:8080 -v conclave:/data conclave`.

FROM node:24-bookworm-slim AS build
WORKDIR /opt/conclave
COPY . .
RUN npm ci --ignore-scripts && npm run build

FROM node:24-bookworm-slim
ENV NODE_ENV=production CONCLAVE_DATA=/data
WORKDIR /opt/conclave
COPY --from=build /opt/conclave/package.json /opt/conclave/package-lock.json /opt/conclave/.npmrc ./
COPY --from=build /opt/conclave/packages packages
RUN npm ci --omit=dev --ignore-scripts --workspace packages/cli && npm cache clean --force \
  && mkdir /data && chown node:node /data && chmod 700 /data
USER node
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.CONCLAVE_PORT ?? 8080}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "packages/cli/bin/conclave.js"]
CMD ["serve"]
