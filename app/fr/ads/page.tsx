export { default, generateMetadata } from '#app/(english)/ads/page.tsx';
