import { PLANS, UNLIMITED, type SoldPlan } from '#domain/plans/plan-table.ts';
import { Table, type Column } from '#web/ui/content/table.tsx';
import { useSite } from '#web/site/site-context.tsx';

/** Every limit of every plan, generated from the table that enforces them. */
export function LimitsTable() {
  const { t, formats } = useSite();
  const amount = (value: number) => (value === UNLIMITED ? t('limits.unlimited') : formats.number(value));
  const yesNo = (value: boolean) => t(value ? 'limits.yes' : 'limits.no');
  const column = (key: string, header: string, cell: Column<SoldPlan>['cell']): Column<SoldPlan> => ({
    key,
    header,
    cell,
    numeric: true,
    stacked: { isWhole: true },
  });
  return (
    <Table
      caption={t('limits.caption')}
      stacks
      rows={Object.keys(PLANS) as SoldPlan[]}
      rowKey={plan => plan}
      columns={[
        { key: 'plan', header: t('limits.plan'), cell: plan => t(`plans.${plan}`), rowHeader: true },
        column('accounts', t('limits.accounts'), plan => amount(PLANS[plan].limits.accounts)),
        column('videos', t('limits.videos'), plan => amount(PLANS[plan].limits.videoAnalysisMonthly)),
        column('analyses', t('limits.accountAnalyses'), plan =>
          amount(PLANS[plan].limits.accountAnalysisMonthly),
        ),
        column('scripts', t('limits.scripts'), plan => amount(PLANS[plan].limits.scriptGenerationMonthly)),
        column('hooks', t('limits.hooks'), plan => amount(PLANS[plan].limits.hooksGenerationDaily)),
        column('putaclic', t('limits.putaclic'), plan => yesNo(PLANS[plan].putaclicPlus)),
        column('chatbot', t('limits.chatbot'), plan => amount(PLANS[plan].limits.chatbotQuestionsDaily)),
        column('export', t('limits.export'), plan => yesNo(PLANS[plan].reportExport)),
        column('daily', t('limits.daily'), plan => yesNo(PLANS[plan].automaticDailySync)),
        column('sync', t('limits.sync'), plan =>
          t('limits.hours', { count: PLANS[plan].limits.syncCoolDownHours }),
        ),
      ]}
    />
  );
}
