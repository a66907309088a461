import { BloomPlaygroundElement } from './bloom-playground.js';

// A page may carry the script twice, by two authors: the first one serves both.
if (!customElements.get('bloom-playground')) {
  customElements.define('bloom-playground', BloomPlaygroundElement);
}
