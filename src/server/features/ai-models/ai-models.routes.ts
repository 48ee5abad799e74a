import { signedIn } from '../../services/calls/procedures.ts';
import {
  checkModelSettings,
  removeModelSettings,
  getModelSettings,
  saveModelSettings,
} from './settings/model-settings.ts';

const { models } = signedIn;

export const modelsRoutes = {
  get: models.get.handler(({ context }) => getModelSettings(context.app, context.caller)),
  save: models.save.handler(({ context, input }) => saveModelSettings(context.app, context.caller, input)),
  check: models.check.handler(({ context }) => checkModelSettings(context.app, context.caller)),
  forget: models.forget.handler(({ context }) => removeModelSettings(context.app, context.caller)),
};
