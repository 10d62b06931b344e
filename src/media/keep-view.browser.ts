/** In the browser each view is made once only. */
export const keepView = <Make>(make: Make): Make => make;
