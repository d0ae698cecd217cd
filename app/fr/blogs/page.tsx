export { default, generateMetadata } from '#app/(english)/blogs/page.tsx';
