import { anyone, signedIn } from '../../services/calls/procedures.ts';
import { listTestimonials } from './list-testimonials.ts';
import { getMine, saveMine, withdrawMine } from './own-testimonial.ts';
import { reportTestimonial } from './report-testimonial.ts';

const { testimonials } = signedIn;

export const testimonialsRoutes = {
  list: anyone.testimonials.list.handler(({ context, input }) => listTestimonials(context.app, input)),
  mine: testimonials.mine.handler(({ context }) => getMine(context.app, context.caller)),
  save: testimonials.save.handler(({ context, input }) => {
    const { consent: _, ...given } = input;
    return saveMine(context.app, context.caller, given);
  }),
  withdraw: testimonials.withdraw.handler(({ context }) => withdrawMine(context.app, context.caller)),
  report: anyone.testimonials.report.handler(({ context, input }) => reportTestimonial(context, input)),
};
