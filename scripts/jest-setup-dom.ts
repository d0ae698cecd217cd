import '@testing-library/jest-dom';
import './jest-setup.ts';

/** jsdom has no layout and lacks this method. */
Element.prototype.scrollIntoView = () => undefined;
