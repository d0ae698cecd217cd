export { default, generateMetadata } from '#app/(english)/saved/page.tsx';
