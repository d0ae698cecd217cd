export { default, generateMetadata } from '#app/(english)/preown/page.tsx';
