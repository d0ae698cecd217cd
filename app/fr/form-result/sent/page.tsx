export { default, generateMetadata } from '#app/(english)/form-result/sent/page.tsx';
