import { anyone } from '../../services/calls/procedures.ts';
import { ratePage } from './rate-page.ts';

export const documentationRoutes = {
  rate: anyone.documentation.rate.handler(({ context, input }) => ratePage(context, input)),
};
