export { default, generateMetadata } from '#app/(english)/about/page.tsx';
