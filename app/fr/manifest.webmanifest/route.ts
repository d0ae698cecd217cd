export { GET } from '#app/manifest.webmanifest/route.ts';
