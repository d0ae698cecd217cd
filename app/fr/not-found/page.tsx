export { default, generateMetadata } from '#app/(english)/not-found/page.tsx';
