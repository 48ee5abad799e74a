import { signedIn } from '../../services/calls/procedures.ts';
import {
  checkModelSettings,
  forgetModelSettings,
  getModelSettings,
  saveModelSettings,
} from './settings/model-settings.ts';

const { models } = signedIn;

export const modelsRoutes = {
  get: models.get.handler(({ context }) => getModelSettings(context.world, context.caller)),
  save: models.save.handler(({ context, input }) => saveModelSettings(context.world, context.caller, input)),
  check: models.check.handler(({ context }) => checkModelSettings(context.world, context.caller)),
  forget: models.forget.handler(({ context }) => forgetModelSettings(context.world, context.caller)),
};
