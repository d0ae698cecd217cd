import '@testing-library/jest-dom';

import './jest-setup.ts';

/** jsdom lays nothing out, so that there is nothing to scroll. */
Element.prototype.scrollIntoView = () => undefined;
