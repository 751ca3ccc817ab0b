import { Copy, Pencil, Trash2 } from 'lucide-react';
import { Accordion } from '#web/ui/accordion.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { ChartFrame } from '#web/ui/chart-frame.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#web/ui/menu.tsx';
import { Table } from '#web/ui/table.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { toast } from '#web/ui/toast.tsx';
import { Row, Specimen, SpecimenSection } from './specimen.tsx';

export function ContainersSection() {
  return (
    <SpecimenSection title="Containers">
      <Specimen title="Card and badge">
        <Card className="max-w-md pb-5">
          <CardHeader
            title="Bella Cucina"
            text="Answered 41 questions this week"
            actions={<Badge tone="good">Active</Badge>}
          />
          <div className="flex flex-wrap gap-2 px-5 pt-4">
            <Badge>Quiet</Badge>
            <Badge tone="accent">Accent</Badge>
            <Badge tone="warn">Trial · 5 days left</Badge>
            <Badge tone="bad">Failed</Badge>
          </div>
        </Card>
      </Specimen>
      <Specimen title="Menu and dialog">
        <Row>
          <Menu align="start" trigger={<Button variant="secondary">Open menu</Button>}>
            <MenuLabel>Bella Cucina</MenuLabel>
            <MenuSeparator />
            <MenuItem>
              <Pencil aria-hidden /> Edit
            </MenuItem>
            <MenuItem>
              <Copy aria-hidden /> Duplicate
            </MenuItem>
            <MenuItem disabled>
              <Trash2 aria-hidden /> Delete
            </MenuItem>
          </Menu>
          <Dialog
            trigger={<Button variant="secondary">Open dialog</Button>}
            title="Delete Bella Cucina?"
            description="Its 12 documents and 340 conversations go with it. This cannot be undone."
            footer={
              <>
                <DialogClose asChild>
                  <Button variant="secondary">Keep it</Button>
                </DialogClose>
                <DialogClose asChild>
                  <Button variant="danger">Delete chatbot</Button>
                </DialogClose>
              </>
            }
          />
        </Row>
      </Specimen>
      <Specimen title="Tabs">
        <Tabs
          label="Sections of the dashboard"
          tabs={[
            { value: 'chatbots', label: 'Chatbots', content: <p>One chatbot, active.</p> },
            { value: 'documents', label: 'Documents', content: <p>Three documents, all ready.</p> },
          ]}
        />
      </Specimen>
      <Specimen title="Accordion">
        <Accordion
          items={[
            { id: 'card', title: 'Do I need a card?', content: 'Not for the trial.' },
            { id: 'code', title: 'Do I need to code?', content: 'You paste one script.' },
          ]}
        />
      </Specimen>
      <Specimen title="Table">
        <DocumentsTable />
      </Specimen>
      <Specimen title="Chart frame">
        <ChartFrame
          title="Questions"
          text="The last seven days"
          chart={<SampleChart />}
          table={<DocumentsTable />}
          onDownload={() => toast.info({ title: 'A real chart downloads its numbers here' })}
        />
      </Specimen>
    </SpecimenSection>
  );
}

function DocumentsTable() {
  return (
    <Table
      caption="Documents"
      rows={documents}
      rowKey={(row) => row.name}
      columns={[
        { id: 'name', title: 'Name', cell: (row) => row.name },
        { id: 'state', title: 'State', cell: () => <Badge tone="good">Ready</Badge> },
        { id: 'passages', title: 'Passages', align: 'end', cell: (row) => row.passages },
      ]}
    />
  );
}

/** A drawing in the frame's place for a chart. */
function SampleChart() {
  return (
    <svg viewBox="0 0 320 90" role="img" aria-label="Questions rise from 12 to 41 within a week">
      <path d="M0 89.5H320" className="stroke-line-strong" />
      <path
        d="M4 70L56 62L108 66L160 44L212 48L264 26L316 14"
        fill="none"
        strokeWidth="2"
        className="stroke-accent"
      />
    </svg>
  );
}

const documents = [
  { name: 'menu.pdf', passages: 86 },
  { name: 'allergens.csv', passages: 74 },
  { name: 'catering-handbook.docx', passages: 312 },
];
