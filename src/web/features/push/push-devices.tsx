import type { PushDevice } from '#shared/contract/push.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { TurnPushOn } from './turn-push-on.tsx';
import { useChangePush, usePush, useTestPush, useTurnPushOff } from './use-push.ts';

/** The browsers that are told of waiting visitors, and turning it on for this one. */
export function PushDevices({ userId }: { userId: string }) {
  const list = usePush();
  const devices = list.data?.devices ?? [];
  const isOn = devices.some(({ isCurrent }) => isCurrent);
  return (
    <ListFrame
      list={list}
      loadingLabel="Loading your devices"
      failedTitle="Your devices could not be loaded"
      isEmpty={false}
      empty={null}
    >
      {devices.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </ul>
      )}
      {!isOn && (
        <div className={devices.length > 0 ? 'mt-3' : ''}>
          <TurnPushOn userId={userId} />
        </div>
      )}
    </ListFrame>
  );
}

function DeviceRow({ device }: { device: PushDevice }) {
  const { id, name, isCurrent, showsText } = device;
  const change = useChangePush();
  const turnOff = useTurnPushOff();
  const test = useTestPush();
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5 gap-y-1 font-[560]">
          {name}
          {isCurrent && <Badge tone="good">This device</Badge>}
        </p>
        <span className="flex gap-2">
          <Button
            variant="ghost"
            size="small"
            aria-label={`Send a test to ${name}`}
            busyLabel={test.isPending && 'Sending...'}
            onClick={() => test.mutate(id)}
          >
            Send test
          </Button>
          <Button
            variant="secondary"
            size="small"
            aria-label={`Turn off notifications on ${name}`}
            busyLabel={turnOff.isPending && 'Turning off...'}
            onClick={() => turnOff.mutate({ id, isCurrent })}
          >
            Turn off
          </Button>
        </span>
      </div>
      <Checkbox
        checked={change.isPending ? change.variables.showsText : showsText}
        onChange={({ target }) => change.mutate({ id, showsText: target.checked })}
        label="Show who is waiting and what they wrote. Anyone who sees this screen can read it."
      />
    </li>
  );
}
