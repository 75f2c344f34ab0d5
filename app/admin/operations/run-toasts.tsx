import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { stopAwaiting } from './awaited-runs.ts';
import { toastOf } from './toasts.ts';
import { runsQuery, showToast } from './use-runs.ts';

/** Tells the end of each run that this tab started, and has the reports read again at the end of anybody's. */
export function RunToasts() {
  const client = useQueryClient();
  const { data } = useQuery(runsQuery);
  const runs = data?.runs;
  const running = useRef(new Set<string>());
  const readAgain = useEffectEvent(() => client.invalidateQueries({ queryKey: ['report'] }));
  useEffect(() => {
    let ended = false;
    for (const run of runs ?? []) {
      const ending = toastOf(run);
      if (ending === undefined) {
        running.current.add(run.id);
        continue;
      }
      const isMine = stopAwaiting(run.id);
      if (isMine) showToast(ending);
      ended ||= isMine || running.current.delete(run.id);
    }
    if (ended) void readAgain();
  }, [runs]);
  return null;
}
