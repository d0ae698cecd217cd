export { default, generateMetadata } from '#app/(english)/search/page.tsx';
