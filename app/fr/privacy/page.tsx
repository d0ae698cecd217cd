export { default, generateMetadata } from '#app/(english)/privacy/page.tsx';
