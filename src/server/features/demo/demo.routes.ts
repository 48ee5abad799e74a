import { anyone } from '../../services/calls/procedures.ts';
import { openDemo } from './open-demo.ts';

export const demoRoutes = {
  open: anyone.demo.open.handler(({ context, input }) => openDemo(context, input)),
};
