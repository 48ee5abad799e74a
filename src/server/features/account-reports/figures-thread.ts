import { answerOrders } from '../../platform/threads/answer-orders.ts';
import { FIGURES, type FiguresOrder } from './figures.ts';

answerOrders<FiguresOrder, unknown>(({ name, given }) =>
  (FIGURES[name] as (...given: unknown[]) => unknown)(...given),
);
