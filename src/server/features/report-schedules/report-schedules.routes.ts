import { anyone, signedIn } from '../../services/calls/procedures.ts';
import { answerInvitation, unsubscribe, readInvitation } from './answer-invitation.ts';
import { listSchedules, removeSchedule } from './list-schedules.ts';
import { changeSchedule, createSchedule } from './save-schedule.ts';

const { reportSchedules } = signedIn;
const open = anyone.reportSchedules;

export const reportSchedulesRoutes = {
  list: reportSchedules.list.handler(({ context }) => listSchedules(context.app, context.caller)),
  create: reportSchedules.create.handler(({ context, input }) => createSchedule(context, input)),
  update: reportSchedules.update.handler(({ context, input }) => changeSchedule(context, input)),
  remove: reportSchedules.remove.handler(({ context, input }) =>
    removeSchedule(context.app, context.caller, input.id),
  ),
  invitation: open.invitation.handler(({ context, input }) => readInvitation(context.app, input)),
  answer: open.answer.handler(({ context, input }) => answerInvitation(context.app, input)),
  leave: open.leave.handler(({ context, input }) => unsubscribe(context.app, input)),
};
