import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { brand } from '#shared/brand.ts';
import { Button } from '#web/ui/button.tsx';

/** No one else learns of a visit before the visitor asks for the map. */
export function MapOnRequest() {
  const [isShown, setShown] = useState(false);
  const { name } = brand.mapPlace;
  return (
    <div className="relative h-56 overflow-hidden rounded-card border border-line bg-sunken">
      {isShown ? (
        <iframe
          title={`Map of ${name}`}
          src={mapAddress()}
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-popups"
          className="size-full border-0"
        />
      ) : (
        <div className="flex size-full flex-col items-center justify-center gap-2 p-5 text-center">
          <MapPin aria-hidden className="size-6 text-accent" />
          <p className="font-[560]">{name}</p>
          <Button
            variant="secondary"
            size="small"
            className="noscript:hidden"
            onClick={() => setShown(true)}
          >
            Show the map
          </Button>
          <p className="text-[13px] text-balance text-ink-muted">
            Loaded from openstreetmap.org when you ask.
          </p>
        </div>
      )}
    </div>
  );
}

/** About a kilometre around the place. */
function mapAddress(): string {
  const { latitude, longitude } = brand.mapPlace;
  const box = [longitude - 0.01, latitude - 0.005, longitude + 0.01, latitude + 0.005];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}
