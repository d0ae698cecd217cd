export { default, generateMetadata } from '#app/(english)/car/[chassisNumber]/page.tsx';
