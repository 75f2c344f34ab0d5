# The site with all it needs, for any host that runs containers; deploy/README.md says what to type.

FROM node:24.21.0-trixie-slim AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# The image has Node already.
RUN npm ci --omit=dev --no-audit --no-fund && rm -rf node_modules/node-linux-* node_modules/.bin/node

# The company, which ends up in the pages. The site starts only with what it was built with.
FROM node:24.21.0-trixie-slim AS settings
ARG VITE_SITE_URL
ARG VITE_COMPANY_NAME
ARG VITE_COMPANY_LEGAL_NAME
ARG VITE_COMPANY_CNPJ
ARG VITE_COMPANY_PHONE
ARG VITE_COMPANY_EMAIL
ARG VITE_COMPANY_STREET
ARG VITE_COMPANY_POSTAL_CODE
ARG VITE_COMPANY_LATITUDE
ARG VITE_COMPANY_LONGITUDE
ARG VITE_MAPS_DIRECTIONS_URL
ARG VITE_MAPS_EMBED_URL
ENV VITE_SITE_URL=$VITE_SITE_URL
ENV VITE_COMPANY_NAME=$VITE_COMPANY_NAME
ENV VITE_COMPANY_LEGAL_NAME=$VITE_COMPANY_LEGAL_NAME
ENV VITE_COMPANY_CNPJ=$VITE_COMPANY_CNPJ
ENV VITE_COMPANY_PHONE=$VITE_COMPANY_PHONE
ENV VITE_COMPANY_EMAIL=$VITE_COMPANY_EMAIL
ENV VITE_COMPANY_STREET=$VITE_COMPANY_STREET
ENV VITE_COMPANY_POSTAL_CODE=$VITE_COMPANY_POSTAL_CODE
ENV VITE_COMPANY_LATITUDE=$VITE_COMPANY_LATITUDE
ENV VITE_COMPANY_LONGITUDE=$VITE_COMPANY_LONGITUDE
ENV VITE_MAPS_DIRECTIONS_URL=$VITE_MAPS_DIRECTIONS_URL
ENV VITE_MAPS_EMBED_URL=$VITE_MAPS_EMBED_URL
ENV NODE_ENV=production
WORKDIR /site

FROM settings AS build
COPY --from=packages /site ./
COPY app.config.ts tsconfig.json ./
COPY public ./public
COPY supabase ./supabase
COPY app ./app
RUN node app/launcher/production.ts build

FROM settings
COPY --from=build /site ./
USER node
# What may be written: a volume each, so that all else can be read-only.
RUN mkdir -p /home/node/assets /home/node/data
ENV DATA_DIR=/home/node/data
ENV HOST=0.0.0.0
ENV PORT=3000
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "app/launcher/production.ts", "serve"]
