import { Shelf } from './shelf';

export const Works = () => <Shelf key="works" shelf="works" />;
export const Creators = () => <Shelf key="creators" shelf="creators" />;
export const Events = () => <Shelf key="events" shelf="events" />;
export const Press = () => <Shelf key="press" shelf="press" />;
