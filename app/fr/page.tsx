export { default, generateMetadata } from '#app/(english)/page.tsx';
