import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import {
  CHANNELS,
  CHOSEN_EVENTS,
  cellKind,
  FIXED_EVENTS,
  type Channel,
  type ChosenEvent,
} from '#domain/notifications/notification-choice.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useAuthSettings } from '#web/shared/session/use-auth-settings.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { DigestChoice } from './digest-choice.tsx';

/** Which event is sent by which channel. Every checkbox is saved when ticked; security has none. */
export function NotificationsCard() {
  const t = useT();
  const say = useErrorText();
  const formats = useFormats();
  const queryClient = useQueryClient();
  const sendsMail = useAuthSettings()?.sendsMail ?? true;
  const query = useQuery(orpc.notifications.choices.queryOptions());
  const [saved, setSaved] = useState<{ event: ChosenEvent; at: Date } | null>(null);
  const choose = useMutation(orpc.notifications.choose.mutationOptions());

  function set(event: ChosenEvent, channel: Channel, enabled: boolean) {
    setSaved(null);
    choose.mutate(
      { event, channel, enabled },
      {
        onSuccess: matrix => {
          queryClient.setQueryData(orpc.notifications.choices.queryKey(), matrix);
          setSaved({ event, at: new Date() });
        },
      },
    );
  }
  const shown = (event: ChosenEvent, channel: Channel, standing: boolean) => {
    const chosen = choose.isPending ? choose.variables : undefined;
    return chosen?.event === event && chosen.channel === channel ? chosen.enabled : standing;
  };

  return (
    <Card aria-labelledby="notifications-title">
      <CardHeader
        id="notifications-title"
        title={t('settings.notifications.title')}
        text={t('settings.notifications.text')}
      />
      {!sendsMail && <p className="mb-4 text-sm text-muted">{t('settings.notifications.local')}</p>}
      <QueryPanel query={query} skeleton={<SkeletonLines lines={5} />}>
        {matrix => (
          <table className="w-full text-start">
            <thead>
              <tr className="text-sm text-muted">
                <th scope="col" className="pb-2 text-start font-medium">
                  {t('settings.notifications.event')}
                </th>
                {CHANNELS.map(channel => (
                  <th
                    key={channel}
                    scope="col"
                    className="w-14 pb-2 text-center align-bottom font-medium max-sm:text-xs sm:w-28"
                  >
                    {t(`settings.notifications.${channel}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {CHOSEN_EVENTS.map(event => (
                <Fragment key={event}>
                  <tr className="border-t border-line">
                    <th scope="row" className="pt-1 pe-3 text-start font-semibold">
                      {t(`settings.notifications.${event}`)}
                    </th>
                    {CHANNELS.map(channel => (
                      <td key={channel} className="pt-1 text-center text-sm text-muted">
                        {cellKind(event, channel) === 'chosen' ? (
                          <label className="inline-grid size-11 cursor-pointer place-items-center">
                            <input
                              type="checkbox"
                              className="size-5 accent-calm"
                              checked={shown(event, channel, matrix[event][channel])}
                              onChange={change => set(event, channel, change.target.checked)}
                              aria-label={t('settings.notifications.cell', {
                                event: t(`settings.notifications.${event}`),
                                channel: t(`settings.notifications.${channel}`),
                              })}
                            />
                          </label>
                        ) : (
                          t(
                            `settings.notifications.${cellKind(event, channel) === 'always' ? 'always' : 'never'}`,
                          )
                        )}
                      </td>
                    ))}
                  </tr>
                  <tr>
                    <td colSpan={1 + CHANNELS.length} className="pb-3 text-sm text-muted normal-nums">
                      {t(`settings.notifications.${event}Text`)}{' '}
                      <output className="font-medium text-good">
                        {saved?.event === event &&
                          t('settings.profile.saved', { time: formats.time(saved.at) })}
                      </output>
                    </td>
                  </tr>
                </Fragment>
              ))}
              {FIXED_EVENTS.map(event => (
                <Fragment key={event}>
                  <tr className="border-t border-line">
                    <th scope="row" className="h-12 pt-1 pe-3 text-start font-semibold">
                      {t(`settings.notifications.${event}`)}
                    </th>
                    {CHANNELS.map(channel => (
                      <td key={channel} className="pt-1 text-center text-sm text-muted">
                        {t('settings.notifications.always')}
                      </td>
                    ))}
                  </tr>
                  <tr>
                    <td colSpan={1 + CHANNELS.length} className="pb-3 text-sm text-muted normal-nums">
                      {t(`settings.notifications.${event}Text`)}
                    </td>
                  </tr>
                </Fragment>
              ))}
            </tbody>
          </table>
        )}
      </QueryPanel>
      {choose.isError && (
        <Alert tone="destructive" className="mt-4">
          {say.error(choose.error)}
        </Alert>
      )}
      <DigestChoice />
    </Card>
  );
}
