import { Plus, Trash2 } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Field, FieldError } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { Row, Specimen, SpecimenSection } from './specimen.tsx';

export function ControlsSection() {
  return (
    <SpecimenSection title="Controls">
      <Specimen title="Button">
        <div className="grid gap-4">
          <Row>
            <Button>Save changes</Button>
            <Button variant="secondary">Preview</Button>
            <Button variant="ghost">Cancel</Button>
            <Button variant="danger">
              <Trash2 aria-hidden /> Delete chatbot
            </Button>
            <Button variant="link">Read more</Button>
          </Row>
          <Row>
            <Button size="small">Small</Button>
            <Button>Medium</Button>
            <Button size="large">Large</Button>
            <Button size="icon" variant="secondary" aria-label="Add">
              <Plus aria-hidden />
            </Button>
          </Row>
          <Row>
            <Button disabled>Disabled</Button>
            <Button variant="secondary" disabled>
              Disabled
            </Button>
            <Button busyLabel="Saving...">Save changes</Button>
            <Button variant="secondary" busyLabel="Loading...">
              Load
            </Button>
            <CopyButton text="Copied from the design system" />
          </Row>
        </div>
      </Specimen>
      <Specimen title="Field with input, textarea, select, password and checkbox">
        <div className="grid gap-6 md:grid-cols-2">
          <Field label="Chatbot name" help="Your visitors see it at the top of the chat.">
            {(control) => <Input {...control} placeholder="Bella Cucina" />}
          </Field>
          <Field label="Email" error="Please enter a valid email address">
            {(control) => <Input {...control} type="email" defaultValue="owner@" />}
          </Field>
          <Field label="Company" aside="Optional">
            {(control) => <Input {...control} disabled defaultValue="Cannot be changed" />}
          </Field>
          <Field label="Password" help="At least 8 characters.">
            {(control) => (
              <PasswordInput {...control} autoComplete="off" defaultValue="correct horse" />
            )}
          </Field>
          <Field label="Greeting message" help="The first thing a visitor reads.">
            {(control) => <Textarea {...control} defaultValue="Ciao! Ask me about the menu." />}
          </Field>
          <Field label="Widget position">
            {(control) => (
              <Select {...control}>
                <option>Bottom right</option>
                <option>Bottom left</option>
              </Select>
            )}
          </Field>
          <div>
            <Checkbox label="Chatbot is active" defaultChecked />
            <Checkbox label="Take contact details when the answer is not known" />
          </div>
          <div>
            <Checkbox
              label="I agree to the terms"
              aria-invalid
              aria-describedby="specimen-terms-error"
            />
            <FieldError id="specimen-terms-error">
              Please accept the terms and conditions
            </FieldError>
          </div>
        </div>
      </Specimen>
    </SpecimenSection>
  );
}
