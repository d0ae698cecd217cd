export { GET } from '#app/test-drive.ics/route.ts';
