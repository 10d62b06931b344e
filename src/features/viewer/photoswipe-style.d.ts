declare module 'photoswipe/style.css';
