import { signedIn } from '../../services/calls/procedures.ts';
import { getBrand } from './get-brand.ts';
import { removeBrand } from './remove-brand.ts';
import { saveBrand } from './save-brand.ts';

const { brand } = signedIn;

export const brandRoutes = {
  get: brand.get.handler(({ context }) => getBrand(context.app, context.caller)),
  save: brand.save.handler(({ context, input }) => saveBrand(context.app, context.caller, input)),
  remove: brand.remove.handler(({ context }) => removeBrand(context.app, context.caller)),
};
