export { default, generateMetadata } from '#app/(english)/compare/page.tsx';
