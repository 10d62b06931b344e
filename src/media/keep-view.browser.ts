/** A visitor's page makes each view once, and need not keep it. */
export const keepView = <Make>(make: Make): Make => make;
