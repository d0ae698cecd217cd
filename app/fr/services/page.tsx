export { default, generateMetadata } from '#app/(english)/services/page.tsx';
